import { describe, expect, it } from 'vitest';
import { callerOf } from './caller';

const token = (payload: unknown) => `Bearer e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;

describe('the caller of an Authorization header', () => {
  it.each(['Bearer owner', 'bearer OWNER', 'Bearer ya29.token'])('is the owner for “%s”', (header) =>
    expect(callerOf(header)).toEqual({ owner: true, auth: null, label: 'owner' }),
  );

  it('is a user, with every claim as rules see it', () => {
    const { owner, auth, label } = callerOf(
      token({
        sub: 'ann',
        email: 'ä@x.test',
        n: 1,
        part: 1.5,
        list: ['a', null],
        firebase: { sign_in_provider: 'password' },
      }),
    );
    expect([owner, label, auth?.uid]).toEqual([false, 'ann', 'ann']);
    expect(auth?.token.get('email')).toEqual({ kind: 'string', value: 'ä@x.test' });
    expect(auth?.token.get('n')).toEqual({ kind: 'integer', value: 1n });
    expect(auth?.token.get('part')).toEqual({ kind: 'double', value: 1.5 });
    expect(auth?.token.get('list')).toEqual({
      kind: 'array',
      values: [{ kind: 'string', value: 'a' }, { kind: 'null' }],
    });
    expect(auth?.token.get('firebase')).toMatchObject({ kind: 'map' });
  });

  it.each([undefined, '', token({ sub: 7 }), token({ sub: '' }), token({ user_id: 'bob' }), token({})])(
    'is signed out for %j',
    (header) => expect(callerOf(header)).toEqual({ owner: false, auth: null, label: 'anonymous' }),
  );

  it.each([
    'Bearer',
    'Bearer x',
    'Bearer a.b.c',
    'Basic owner',
    token([]),
    token(null),
    token({ sub: 'ann' }).slice(0, -1),
    `${token({ sub: 'ann' })}.`,
    token({ sub: 'ann' }).replace('e30', 'x'),
    token({ sub: 'ann' }).replace('e30', 'e3 0'),
    token({ sub: 'ann' }).replace('e30', 'e30*'),
    `${token({ sub: 'ann' })}!`,
    `${token({ sub: 'ann' })}a`,
    'Bearer  owner',
  ])('is refused for %j', (header) => expect(() => callerOf(header)).toThrow('invalid jwt'));
});
