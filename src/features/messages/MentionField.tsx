'use client';

import { useId, useRef, useState } from 'react';
import { Textarea } from '@/components';
import { matchMentions, mentionQuery, type Mentionable } from '@/domain/messages/mentions';
import { isComposing } from '@/hooks/composing';

/**
 * A field for a message. Typing @ offers the members below it: arrow keys choose, Enter or Tab completes, Escape
 * closes. Enter sends, Shift+Enter starts a new line.
 */
export function MentionField({
  label,
  describedBy,
  placeholder,
  text,
  people,
  invalid,
  busy,
  autoFocus = false,
  onType,
  onEnter,
  onEscape,
}: {
  label: string;
  describedBy?: string;
  placeholder?: string;
  text: string;
  people: readonly Mentionable[];
  invalid: boolean;
  busy: boolean;
  autoFocus?: boolean;
  onType: (text: string) => void;
  onEnter: () => void;
  onEscape?: () => void;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const query = cursor === null ? null : mentionQuery(text, cursor);
  const offered = query === null ? [] : matchMentions(people, query.query);
  const chosen = offered[Math.min(active, offered.length - 1)];
  const complete = (person: Mentionable) => {
    if (query === null || cursor === null) return;
    const before = `${text.slice(0, query.from)}@${person.handle} `;
    onType(before + text.slice(cursor));
    setCursor(null);
    // After the text has been rendered: setting it moves the cursor to the end.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length, before.length);
    });
  };
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
      {chosen !== undefined && (
        <ul id={id} role="listbox" aria-label="Managers" className="rounded-card border border-line bg-raised p-1">
          {offered.map((person) => (
            // The field keeps the focus; its keys choose.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={person.uid}
              id={`${id}-${person.uid}`}
              role="option"
              aria-selected={person === chosen}
              className={`flex min-h-(--target) cursor-pointer items-center gap-2 rounded-control px-3 ${person === chosen ? 'bg-sunken' : ''}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => complete(person)}
            >
              <span className="min-w-0 truncate font-semibold">{person.name}</span>
              <span className="min-w-0 truncate text-ink-muted">@{person.handle}</span>
            </li>
          ))}
        </ul>
      )}
      <Textarea
        ref={field}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={chosen === undefined ? undefined : id}
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${chosen.uid}`}
        placeholder={placeholder}
        className="max-h-36! min-w-0"
        rows={1}
        dir="auto"
        // Only where a press has opened the field.

        autoFocus={autoFocus}
        value={text}
        readOnly={busy}
        onChange={({ target }) => {
          onType(target.value);
          setCursor(target.selectionStart);
          setActive(0);
        }}
        onBlur={() => setCursor(null)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (chosen !== undefined) {
            const at = offered.indexOf(chosen);
            if (event.key === 'ArrowDown') setActive((at + 1) % offered.length);
            else if (event.key === 'ArrowUp') setActive((at - 1 + offered.length) % offered.length);
            else if (event.key === 'Escape') setCursor(null);
            else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') complete(chosen);
            else return;
            event.preventDefault();
          } else if (event.key === 'Escape') onEscape?.();
          else if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            onEnter();
          }
        }}
      />
    </div>
  );
}
