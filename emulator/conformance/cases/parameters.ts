import type { Case, Outcome, Step } from '../types';
import { PAGES } from './pages';

// Parameters in the address of a bare REST request.

const BAD: Outcome = { error: 'INVALID_ARGUMENT' };
const MISSING: Outcome = { error: 'NOT_FOUND' };

const one = { integerValue: '1' };
const document = (fields: object): object => ({ name: 'c/d', fields });
const send = (rest: string, body: object | null = null): Step => ({ rest, body });
const patch = (parameters: string): Step => send(`PATCH /c/d?${parameters}`, { fields: { a: one, 'b.c': one } });

const ROWS: readonly (readonly [name: string, ...steps: Case['steps']])[] = [
  [
    'names as the definition spells them',
    [patch('update_mask.field_paths=a'), document({ z: one, a: one })],
    [send('GET /c/d?mask.field_paths=z'), document({ z: one })],
    [send('POST /c?document_id=e', {}), { name: 'c/e' }],
    [send('GET /c?page_size=1&mask.field_paths=z'), { documents: [document({ z: one })] }],
    [send('DELETE /c/none?current_document.exists=true'), MISSING],
  ],
  [
    'true in capitals; any other text is false',
    [send('PATCH /c/none?currentDocument.exists=TRUE', {}), MISSING],
    [send('PATCH /c/none?currentDocument.exists=yes', {}), { name: 'c/none' }],
    [send('GET /c?showMissing=True&orderBy=z'), BAD],
    [send('GET /c?showMissing=yes&orderBy=z'), { documents: [document({ z: one })] }],
  ],
  [
    'one that is given twice',
    [patch('currentDocument.exists=true&currentDocument.exists=false'), BAD],
    [send('GET /c?pageSize=1&pageSize=1'), BAD],
    [send('POST /c?documentId=e&documentId=f', {}), BAD],
    [send('GET /c/d?mask.fieldPaths=a&mask.fieldPaths=z'), document({ z: one })],
  ],
  [
    'unknown ones are ignored',
    [send('GET /c/d?bogus=1&bogus.x=1&name.x=1'), document({ z: one })],
    [send('GET /c/d?mask.bogus=1'), { name: 'c/d' }],
    [patch('currentDocument.bogus=1'), document({ a: one, 'b.c': one })],
  ],
  [
    'the mask of a response',
    [patch('mask.fieldPaths=%60a%60'), document({ a: one })],
    [patch('mask.fieldPaths=%60b.c%60'), document({ 'b.c': one })],
    [patch('mask.fieldPaths=b.c'), { name: 'c/d' }],
    [patch('mask.fieldPaths=b..c&updateMask.fieldPaths=none'), BAD],
    [send('POST /c?documentId=e&mask.fieldPaths=a..b', {}), BAD],
    [send('GET /c/none?mask.fieldPaths=a..b'), BAD],
  ],
  ['an id with a slash', [send('POST /c?documentId=x/y/z', {}), BAD]],
];

export const parameterCases: readonly Case[] = ROWS.map(([title, ...steps]) => ({
  clients: ['rest'],
  because: `The SDKs do not send this: ${PAGES.write}`,
  name: `a request's parameters: ${title}`,
  page: PAGES.emulator,
  seed: { 'c/d': { z: 1 } },
  steps,
}));
