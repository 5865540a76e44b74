import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments';

describe('the command line', () => {
  it('has defaults', () => {
    expect(parseArguments([], {})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      projectId: null,
      rulesFile: null,
      indexesFile: null,
      seedFile: null,
      logRequests: false,
      help: false,
    });
  });

  it('takes values after a space or an equals sign, and ignores unknown flags', () => {
    const args = [
      '--host',
      '0.0.0.0',
      '--port=5002',
      '--websocket_port',
      '5006',
      '--database-edition',
      'standard',
      '--rules',
      'a.rules',
      '--log',
      'requests',
    ];
    const more = [
      '--single_project_mode',
      'true',
      '--project_id',
      'demo-x',
      '--seed_from_export=a=b',
      '--verbose',
      '--indexes',
      'i.json',
    ];
    expect(parseArguments([...args, ...more], {})).toEqual({
      host: '0.0.0.0',
      port: 5002,
      projectId: 'demo-x',
      rulesFile: 'a.rules',
      indexesFile: 'i.json',
      seedFile: 'a=b',
      logRequests: true,
      help: false,
    });
  });

  it('takes indexes and log from the environment unless flags set them', () => {
    const environment = { FIRESTORE_INDEXES: 'e.json', FIRESTORE_LOG: 'requests' };
    expect(parseArguments([], environment)).toMatchObject({
      indexesFile: 'e.json',
      logRequests: true,
    });
    expect(parseArguments(['--indexes', 'f.json', '--log', 'none'], environment)).toMatchObject({
      indexesFile: 'f.json',
      logRequests: false,
    });
  });

  it('reads --help next to other flags', () =>
    expect(parseArguments(['--port', '1', '--help'], {})).toMatchObject({ help: true, port: 1 }));

  it.each(['abc', '-1', '70000', '1.5'])('rejects the port %s', (port) =>
    expect(() => parseArguments([`--port=${port}`], {})).toThrow(/--port/),
  );
});
