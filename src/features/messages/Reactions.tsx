import { useState } from 'react';
import { Button } from '@/components';
import type { Uid } from '@/domain/kernel/ids';
import { senderName } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { REACTIONS, REACTION_FACES, countReactions, type Message, type Reaction } from '@/domain/messages/messages';

/** The reactions to choose from. */
export function ReactionChoice({
  mine,
  onChoose,
}: {
  mine: Reaction | null;
  onChoose: (reaction: Reaction | null) => void;
}) {
  return (
    <div role="group" aria-label="Choose a reaction" className="flex flex-wrap gap-1">
      {REACTIONS.map((reaction, index) => (
        <Button
          key={reaction}
          size="small"
          aria-label={REACTION_FACES[reaction].label}
          aria-pressed={mine === reaction}
          // The menu that opened the choice has closed, and the choice is where the user goes on.
          autoFocus={index === 0}
          onClick={() => onChoose(mine === reaction ? null : reaction)}
        >
          {REACTION_FACES[reaction].face}
        </Button>
      ))}
    </div>
  );
}

/** The reactions with their counts, and on demand who they're from. Pressing one chooses it, or takes it back. */
export function Reactions({
  message,
  league,
  uid,
  onReact,
}: {
  message: Message;
  league: League;
  uid: Uid;
  onReact: (reaction: Reaction | null) => void;
}) {
  const [named, setNamed] = useState(false);
  const counts = countReactions(message, uid);
  if (counts.length === 0) return null;
  const namesOf = (reaction: Reaction) =>
    Object.entries(message.reactions)
      .flatMap(([by, one]) => (one === reaction ? [by === uid ? 'You' : senderName(league, by)] : []))
      .join(', ');
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-1">
        {counts.map(({ reaction, count, mine }) => (
          <Button
            key={reaction}
            size="small"
            variant={mine ? 'secondary' : 'quiet'}
            aria-pressed={mine}
            aria-label={`${REACTION_FACES[reaction].label}: ${namesOf(reaction)}`}
            onClick={() => onReact(mine ? null : reaction)}
          >
            {REACTION_FACES[reaction].face} <span className="figures">{count}</span>
          </Button>
        ))}
        <Button size="small" variant="quiet" aria-expanded={named} onClick={() => setNamed(!named)}>
          {named ? 'Hide names' : 'Who reacted'}
        </Button>
      </div>
      {named && (
        <p className="text-sm wrap-anywhere text-ink-muted">
          {counts.map(({ reaction }) => `${REACTION_FACES[reaction].face} ${namesOf(reaction)}`).join(' · ')}
        </p>
      )}
    </div>
  );
}
