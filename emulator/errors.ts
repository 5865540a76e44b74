import { MAX_REQUEST_BYTES } from './limits';

/**
 * Errors in the service's form: a canonical status code with a message. They can be thrown anywhere; each transport
 * converts them to its own format.
 */

/** The canonical codes this engine uses, with the HTTP status of each in REST. */
const CODES = {
  CANCELLED: { code: 1, http: 499 },
  UNKNOWN: { code: 2, http: 500 },
  INVALID_ARGUMENT: { code: 3, http: 400 },
  DEADLINE_EXCEEDED: { code: 4, http: 504 },
  NOT_FOUND: { code: 5, http: 404 },
  ALREADY_EXISTS: { code: 6, http: 409 },
  PERMISSION_DENIED: { code: 7, http: 403 },
  RESOURCE_EXHAUSTED: { code: 8, http: 429 },
  FAILED_PRECONDITION: { code: 9, http: 400 },
  ABORTED: { code: 10, http: 409 },
  OUT_OF_RANGE: { code: 11, http: 400 },
  UNIMPLEMENTED: { code: 12, http: 501 },
  INTERNAL: { code: 13, http: 500 },
  UNAVAILABLE: { code: 14, http: 503 },
} as const;

export type StatusName = keyof typeof CODES;

/** A request refused with a status; the message is for the developer who made the request. */
export class StatusError extends Error {
  readonly status: StatusName;

  constructor(status: StatusName, message: string) {
    super(message);
    this.status = status;
  }

  /** The gRPC number of the status. */
  get code(): number {
    return CODES[this.status].code;
  }

  /** The HTTP status in REST. */
  get http(): number {
    return CODES[this.status].http;
  }
}

/** Shorthand for the most common error. */
export function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

/** Throws on a request of more bytes than allowed. */
export function checkRequestSize(bytes: number): void {
  if (bytes > MAX_REQUEST_BYTES) throw invalid(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
}

/** Converts anything thrown to a status: an unexpected error becomes INTERNAL and keeps its message. */
export function toStatus(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  // Input nested deeper than the stack is the request's fault: none of our code recurses endlessly.
  if (error instanceof RangeError && error.message.includes('call stack'))
    return invalid('The request is nested too deeply.');
  if (error instanceof URIError) return invalid('The address is not well formed.');
  return new StatusError('INTERNAL', error instanceof Error ? error.message : String(error));
}

/** The REST (and WebChannel) body of an error. */
export function statusBody(error: StatusError): { error: { code: number; message: string; status: StatusName } } {
  return { error: { code: error.http, message: error.message, status: error.status } };
}
