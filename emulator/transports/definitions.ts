import protobuf from 'protobufjs/light.js';
import protos from '@google-cloud/firestore/build/protos/v1.json';

// The messages of the Firestore service, as defined in its Node server library.

const PACKAGE = 'google.firestore.v1';
const WRAPPERS = new Set([
  '.google.protobuf.Int32Value',
  '.google.protobuf.DoubleValue',
  '.google.protobuf.Int64Value',
  '.google.protobuf.BoolValue',
]);

/**
 * The JSON form of a message: a timestamp is a string, a wrapper is its value, a document and any other message are
 * objects.
 */
type Form = 'timestamp' | 'wrapper' | 'document' | 'message';

const forms = new WeakMap<protobuf.Type, Form>();

/** The JSON form of a type. Cached, because protobufjs rebuilds a type's full name on every access. */
export function formOf(type: protobuf.Type): Form {
  let form = forms.get(type);
  if (form === undefined) {
    const name = type.fullName;
    if (name === '.google.protobuf.Timestamp') form = 'timestamp';
    else if (WRAPPERS.has(name)) form = 'wrapper';
    else form = name === `.${PACKAGE}.Document` ? 'document' : 'message';
    forms.set(type, form);
  }
  return form;
}

let root: protobuf.Root | null = null;

/**
 * The service's definitions. Those of the Node server library lack `Write.verify`, which the web SDK sends for a
 * document that a transaction only read.
 */
function loadDefinitions(): protobuf.Root {
  const definitions = protobuf.Root.fromJSON(protos as protobuf.INamespace);
  const { fields, oneofs } = definitions.lookupType(`${PACKAGE}.Write`);
  if (!fields.verify) oneofs.operation?.add(new protobuf.Field('verify', 5, 'string'));
  return definitions.resolveAll() as protobuf.Root;
}

/**
 * A message type of the Firestore service (or, with a leading dot, any type); the definitions are loaded on first use.
 */
export function messageType(name: string): protobuf.Type {
  root ??= loadDefinitions();
  return root.lookupType(name.startsWith('.') ? name : `${PACKAGE}.${name}`);
}
