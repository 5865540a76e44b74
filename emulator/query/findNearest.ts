import { invalid } from '../errors';
import { fitsIn, isReservedName, MAX_NAME_BYTES } from '../limits';
import type { FieldPath } from '../paths/fieldPath';
import type { DatabaseName } from '../paths/resourceName';
import type { StoredDocument } from '../documents/document';
import { decodeOperand } from '../values/json';
import { valueAt } from './filter';
import { doubleValue, enumName, fieldReference, int32, object } from './wire';

type Vector = readonly number[];

/** A search for the documents whose vectors are nearest to a given one. */
export interface FindNearest {
  readonly path: FieldPath;
  readonly queryVector: Vector;
  readonly measure: DistanceMeasure;
  readonly limit: number;
  /** The maximum distance of a document; for dot products, the minimum product. */
  readonly threshold: number | null;
  /** The name of the field that receives the distance; null for none. It is a name, not a path. */
  readonly resultField: string | null;
}

const MEASURES = ['', 'EUCLIDEAN', 'COSINE', 'DOT_PRODUCT'] as const;
type DistanceMeasure = Exclude<(typeof MEASURES)[number], ''>;

/** Maximum limit of a search (documented limit). */
const MAX_LIMIT = 1000;

/** Parses the vector search of a structured query; null when it has none. */
export function decodeFindNearest(json: unknown): FindNearest | null {
  if (json === undefined || json === null) return null;
  const wire = object(json, 'findNearest');
  const vector = decodeOperand(wire.queryVector);
  if (vector.kind !== 'vector') throw invalid('Query Value must be of type vector.');
  const limit = int32(wire.limit, 'FindNearest.limit') ?? 0;
  if (limit < 1 || limit > MAX_LIMIT)
    throw invalid(`FindNearest.limit must be a positive integer of no more than ${MAX_LIMIT}`);
  const measure = MEASURES.find((name) => name !== '' && name === enumName(wire.distanceMeasure, MEASURES));
  if (measure === undefined || measure === '') throw invalid('Unknown Distance Measure.');
  const threshold = doubleValue(wire.distanceThreshold, 'distanceThreshold');
  if (threshold !== null && !Number.isFinite(threshold)) throw invalid('distanceThreshold must be a finite number.');
  const resultField = resultFieldOf(wire.distanceResultField);
  return { path: fieldReference(wire.vectorField), queryVector: vector.values, measure, limit, threshold, resultField };
}

function resultFieldOf(json: unknown): string | null {
  if (json === undefined || json === null || json === '') return null;
  if (typeof json !== 'string') throw invalid('distanceResultField must be a string.');
  const subject = 'The distanceResultField.property.name';
  if (isReservedName(json)) throw invalid(`${subject} "${json}" is reserved.`);
  if (!fitsIn(MAX_NAME_BYTES, json)) throw invalid(`${subject} is longer than ${MAX_NAME_BYTES} bytes.`);
  return json;
}

/**
 * The documents nearest to the query vector, nearest first; ties keep their order. Documents without a vector of the
 * same dimension are left out. If the search names a result field, each document contains its distance in that field.
 */
export function nearest(
  documents: Iterable<StoredDocument>,
  search: FindNearest,
  database: DatabaseName,
): readonly StoredDocument[] {
  const measured: { readonly document: StoredDocument; readonly distance: number }[] = [];
  for (const document of documents) {
    const value = valueAt(document, search.path, database);
    if (value?.kind !== 'vector' || value.values.length !== search.queryVector.length) continue;
    const distance = distanceBetween(value.values, search.queryVector, search.measure);
    if (isWithin(distance, search)) measured.push({ document, distance });
  }
  measured.sort((a, b) => compareDistances(a.distance, b.distance, search.measure));
  return measured
    .slice(0, search.limit)
    .map(({ document, distance }) => withDistance(document, distance, search.resultField));
}

function isWithin(distance: number, { threshold, measure }: FindNearest): boolean {
  if (threshold === null) return true;
  return measure === 'DOT_PRODUCT' ? distance >= threshold : distance <= threshold;
}

/** A greater dot product is nearer; unmeasurable distances come last. */
function compareDistances(a: number, b: number, measure: DistanceMeasure): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  const order = a < b ? -1 : a > b ? 1 : 0;
  return measure === 'DOT_PRODUCT' ? -order : order;
}

function distanceBetween(a: Vector, b: Vector, measure: DistanceMeasure): number {
  switch (measure) {
    case 'EUCLIDEAN':
      return Math.sqrt(a.reduce((sum, element, i) => sum + (element - (b[i] as number)) ** 2, 0));
    case 'COSINE':
      return 1 - dotProduct(a, b) / Math.sqrt(dotProduct(a, a) * dotProduct(b, b));
    case 'DOT_PRODUCT':
      return dotProduct(a, b);
  }
}

function dotProduct(a: Vector, b: Vector): number {
  return a.reduce((sum, element, i) => sum + element * (b[i] as number), 0);
}

function withDistance(document: StoredDocument, distance: number, field: string | null): StoredDocument {
  if (field === null) return document;
  return { ...document, fields: new Map(document.fields).set(field, { kind: 'double', value: distance }) };
}
