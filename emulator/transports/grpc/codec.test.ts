import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryValue } from '../../values/arbitrary';
import { identicalValues } from '../../values/compare';
import { decodeValue, encodeValue } from '../../values/json';
import { messageType } from '../definitions';
import { decodeMessage, encodeMessage } from './codec';
import { frameMessage, FrameReader } from './frames';

describe('binary messages', () => {
  it('preserve every value', () => {
    const type = messageType('Value');
    fc.assert(
      fc.property(arbitraryValue, (value) => {
        const back = decodeValue(decodeMessage(type, encodeMessage(type, encodeValue(value))));
        expect(identicalValues(back, value)).toBe(true);
      }),
    );
  });

  it('include verify, which the web SDK sends and the server library does not know', () => {
    const write = { verify: 'projects/p/databases/d/documents/c/d', currentDocument: { exists: true } };
    const type = messageType('Write');
    // Field 5, as a string of 36 bytes, after the precondition.
    expect([...encodeMessage(type, write)].slice(4, 6)).toEqual([0x2a, 36]);
    expect(decodeMessage(type, encodeMessage(type, write))).toMatchObject(write);
  });

  it('use the JSON form: enums by name, wrapped numbers unwrapped, times and bytes as text', () => {
    const request = {
      parent: 'p',
      structuredQuery: {
        orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }],
        limit: 3,
        from: [{ collectionId: 'c', allDescendants: true }],
      },
      readTime: '2025-01-01T00:00:00.000001Z',
    };
    const type = messageType('RunQueryRequest');
    expect(JSON.parse(JSON.stringify(decodeMessage(type, encodeMessage(type, request))))).toEqual(request);
    const change = {
      targetChange: {
        targetChangeType: 'CURRENT',
        targetIds: [1, 2],
        resumeToken: 'AAE=',
        cause: { code: 7, message: 'no' },
      },
    };
    const response = messageType('ListenResponse');
    expect(JSON.parse(JSON.stringify(decodeMessage(response, encodeMessage(response, change))))).toMatchObject(change);
  });

  it('are rejected when invalid', () =>
    expect(() => decodeMessage(messageType('CommitRequest'), new Uint8Array([255, 255, 1]))).toThrow(/cannot be read/));
});

describe('frames', () => {
  it('are assembled from pieces of any size', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        (messages, size) => {
          const bytes = Buffer.concat(messages.map(frameMessage));
          const reader = new FrameReader();
          const got: Buffer[] = [];
          for (let at = 0; at < bytes.length; at += size) got.push(...reader.push(bytes.subarray(at, at + size)));
          expect(got.map((message) => [...message])).toEqual(messages.map((message) => [...message]));
        },
      ),
    );
  });

  it('are rejected when compressed or too large', () => {
    expect(() => new FrameReader().push(Buffer.from([1, 0, 0, 0, 0]))).toThrow();
    expect(() => new FrameReader().push(Buffer.from([0, 255, 255, 255, 255]))).toThrow();
  });
});
