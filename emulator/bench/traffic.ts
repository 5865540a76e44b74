import { randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE, ROOT, Wire } from './wire';

/** A bounded set of documents, so that the stored data doesn't grow. */
const DOCUMENTS = 2000;
/** How long a listener or a client waits for a message before it gives up. */
const PATIENCE_MILLIS = 2000;
const TOKEN = `Bearer e30.${Buffer.from('{"sub":"soak"}').toString('base64url')}.`;

const someId = (): string => `s${randomInt(DOCUMENTS)}`;
const name = (id: string): string => `${ROOT}/soak/${id}`;
const fields = (): object => ({
  n: { integerValue: String(randomInt(1000)) },
  group: { integerValue: String(randomInt(10)) },
  text: { stringValue: randomBytes(randomInt(200)).toString('hex') },
});

async function post(port: number, path: string, body: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body,
    headers: { authorization: TOKEN },
  });
  await response.arrayBuffer();
}

/** Writes one or more documents, occasionally deleting one. */
async function write(wire: Wire): Promise<void> {
  const writes = Array.from({ length: randomInt(1, 20) }, () =>
    randomInt(5) === 0 ? { delete: name(someId()) } : { update: { name: name(someId()), fields: fields() } },
  );
  await wire.call('Commit', { database: DATABASE, writes });
}

async function query(wire: Wire): Promise<void> {
  const where = {
    fieldFilter: { field: { fieldPath: 'group' }, op: 'EQUAL', value: { integerValue: String(randomInt(10)) } },
  };
  const orderBy = [{ field: { fieldPath: 'n' }, direction: randomInt(2) === 0 ? 'ASCENDING' : 'DESCENDING' }];
  const structuredQuery = { from: [{ collectionId: 'soak' }], where, orderBy, limit: 20 };
  await wire.call('RunQuery', { parent: ROOT, structuredQuery });
}

/**
 * Listens until enough messages have arrived, then drops the connection without closing it properly, like a closed
 * browser.
 */
async function listen(wire: Wire): Promise<void> {
  const structuredQuery = { from: [{ collectionId: 'soak' }], orderBy: [{ field: { fieldPath: 'n' } }], limit: 30 };
  let close = (): void => undefined;
  const enough = new Promise<void>((resolve) => {
    let heard = 0;
    close = wire.listen({ query: { parent: ROOT, structuredQuery } }, () => ++heard === 40 && resolve());
  });
  await Promise.race([enough, sleep(PATIENCE_MILLIS)]);
  close();
}

/** A transaction that reads one document and writes it. */
async function transaction(wire: Wire): Promise<void> {
  const id = someId();
  const read = await wire.call('BatchGetDocuments', {
    database: DATABASE,
    documents: [name(id)],
    newTransaction: { readWrite: {} },
  });
  const begun = read[0]?.transaction;
  await wire.call('Commit', {
    database: DATABASE,
    transaction: begun,
    writes: [{ update: { name: name(id), fields: fields() } }],
  });
}

/** A WebChannel session that a browser opens and then abandons or closes properly. */
async function channel(port: number): Promise<void> {
  const path = `/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${encodeURIComponent(DATABASE)}`;
  const add = { database: DATABASE, addTarget: { targetId: 2, documents: { documents: [name(someId())] } } };
  const form = new URLSearchParams({
    headers: `Authorization:${TOKEN}\r\n`,
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify(add),
  });
  const response = await fetch(`http://127.0.0.1:${port}${path}&RID=1&CVER=22`, { method: 'POST', body: form });
  const session = response.headers.get('x-http-session-id') ?? '';
  await response.text();
  if (randomInt(2) === 0) await post(port, `${path}&SID=${session}&RID=2&TYPE=terminate`, '');
}

/**
 * Requests that no client sends: broken JSON, unknown methods, random bytes instead of messages or whole connections.
 */
async function malformed(port: number): Promise<void> {
  const documents = `/v1/${ROOT}`;
  const deep = `${'{"mapValue":{"fields":{"a":'.repeat(40)}{}${'}}}'.repeat(40)}`;
  await post(port, `${documents}:commit`, '{"writes":[{');
  await post(port, `${documents}:runQuery`, JSON.stringify({ structuredQuery: { from: randomInt(9), where: [] } }));
  await post(port, `${documents}:commit`, `{"writes":[{"update":{"name":"${name('x')}","fields":{"a":${deep}}}}]}`);
  await post(port, '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1', randomBytes(100));
  await post(port, '/google.firestore.v1.Firestore/Listen/channel?SID=none&RID=rpc', '');
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(randomBytes(randomInt(1, 400))));
    const preface = randomInt(2) === 0 ? 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' : '';
    socket.write(preface);
    socket
      .on('error', () => undefined)
      .on('close', () => resolve())
      .resume();
    socket.setTimeout(500, () => socket.destroy());
  });
}

/** Generates all kinds of traffic until stopped; returns the number of requests made. */
export async function traffic(port: number, stopped: () => boolean): Promise<number> {
  let made = 0;
  const keepUp = async (one: (wire: Wire) => Promise<void>): Promise<void> => {
    while (!stopped()) {
      const wire = new Wire(port, TOKEN);
      for (let i = 0; i < 200 && !stopped(); i++) {
        // Contention errors are part of the traffic. Real breakage shows in the memory figures and at the end of the
        // run.
        await Promise.race([one(wire).catch(() => undefined), sleep(10 * PATIENCE_MILLIS)]);
        made++;
      }
      wire.close();
    }
  };
  const web = (one: (port: number) => Promise<void>) => keepUp(() => one(port));
  await Promise.all([
    keepUp(write),
    keepUp(write),
    keepUp(query),
    keepUp(listen),
    keepUp(transaction),
    web(channel),
    web(malformed),
  ]);
  return made;
}
