import type * as full from 'firebase/firestore';

/** What two listeners have received, in order. */
export interface Listening {
  readonly heard: string[];
}

/** Listens to one document and to one query: records whether something exists, and how the listener ended. */
export function listenAndTell(
  f: Pick<typeof full, 'collection' | 'doc' | 'onSnapshot'>,
  db: full.Firestore,
): Listening {
  const heard: string[] = [];
  const ended =
    (who: string) =>
    ({ code }: { code: string }): void => {
      heard.push(`${who} ${code}`);
    };
  f.onSnapshot(
    f.doc(db, 'rooms/r'),
    (snapshot) => snapshot.metadata.fromCache || heard.push(`document ${snapshot.exists() ? 'there' : 'gone'}`),
    ended('document'),
  );
  f.onSnapshot(
    f.collection(db, 'rooms/r/seats'),
    (snapshot) => snapshot.metadata.fromCache || heard.push(`query ${snapshot.size > 0 ? 'there' : 'empty'}`),
    ended('query'),
  );
  return { heard };
}
