import { Button, Card, Field, Input } from '@/components';

/** The ways into a league for a person to whom none is offered: a code to type, the public list, a league of one's own, or later. */
export function OtherLeagues({
  code,
  fault,
  looking,
  leaving,
  onCode,
  onLookUp,
  onLeave,
}: {
  code: string;
  /** What is wrong with the code; empty for nothing. */
  fault: string;
  looking: boolean;
  /** Where one is on one's way to; empty for nowhere. */
  leaving: string;
  onCode: (code: string) => void;
  onLookUp: () => void;
  onLeave: (to: string) => void;
}) {
  const way = (to: string, words: string) => (
    <Button busy={leaving === to} disabled={leaving !== '' && leaving !== to} onClick={() => onLeave(to)}>
      {words}
    </Button>
  );
  return (
    <>
      <Card>
        <Field label="League code" error={fault}>
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <Input
                {...control}
                className="min-w-0 flex-1 uppercase"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                value={code}
                onChange={({ target }) => onCode(target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  onLookUp();
                }}
              />
              <Button variant="primary" busy={looking} onClick={onLookUp}>
                Find league
              </Button>
            </div>
          )}
        </Field>
      </Card>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
        {way('/leagues/join/public', 'See public leagues')}
        {way('/leagues?create=1', 'Create a league')}
        {way('/', 'Later')}
      </div>
    </>
  );
}
