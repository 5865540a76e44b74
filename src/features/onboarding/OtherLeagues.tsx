import { Button, Card, Field, Input } from '@/components';
import { isComposing } from '@/hooks/composing';

/** Ways into a league for users without an invitation: enter a code, see the public list, or create a league. */
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
  /** The error for the code; empty for none. */
  fault: string;
  looking: boolean;
  /** The path that the user is leaving for; empty for none. */
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
                  if (event.key !== 'Enter' || isComposing(event)) return;
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
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {way('/leagues/join/public', 'See public leagues')}
        {way('/leagues?create=1', 'Create a league')}
      </div>
    </>
  );
}
