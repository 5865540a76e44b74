'use client';

import { Button, IntentLink, ShieldLogo, buttonClass } from '@/components';
import { SCHOOL_CODES, SCHOOLS } from '@/domain/football/schools';
import { DEFAULT_SLOTS, SLOTS } from '@/domain/lineup/slots';
import { ALL_SQUADS, UNITS } from '@/domain/football/squads';
import { useSignInPrompt } from '@/providers/account/SignInPrompt';
import { SampleScoreboard } from './SampleScoreboard';

/** The starting slots of a new league. */
const STARTING = SLOTS.filter((slot) => DEFAULT_SLOTS[slot] > 0);

const STEPS = [
  {
    title: 'Draft units, not players',
    text: `Georgia’s running backs. Tennessee’s quarterbacks. ${ALL_SQUADS.length} squads from ${SCHOOL_CODES.length} schools, and yours are yours alone.`,
  },
  {
    title: 'Set your lineup on Saturday',
    text: `${STARTING.join(', ')}. Each squad locks at its own kickoff, so you can still change the late games.`,
  },
  {
    title: 'See every hundredth',
    text: 'Tap any number for the stat line behind it: 312 passing yards × 0.04 = 12.48. No arguments, only rivalries.',
  },
];

const inText = 'inline-flex min-h-(--target) items-center font-semibold text-ink underline underline-offset-4';

/** The landing page: what the game is, and buttons to create an account or sign in. */
export function Welcome() {
  const prompt = useSignInPrompt();
  return (
    <>
      <div className="border-b border-line turf">
        <div className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-10 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[1.05fr_1fr] lg:gap-14">
          <div>
            <h1 className="text-4xl leading-[1.08] max-sm:max-w-80 sm:text-6xl">Own the running backs of Georgia.</h1>
            <p className="mt-5 max-w-xl text-lg text-ink-muted sm:text-xl">
              Fantasy college football by the unit. Draft with your friends, set your lineup, and settle it on Saturday.
            </p>
            <div className="mt-7 flex flex-col gap-3 sm:flex-row">
              <IntentLink href="/onboarding" className={buttonClass('primary', 'large')}>
                Create account
              </IntentLink>
              <Button size="large" onClick={prompt.show}>
                Sign in
              </Button>
            </div>
            <p className="mt-5 text-balance text-ink-muted">
              Just looking?{' '}
              <IntentLink href="/practice" className={inText}>
                Try a mock draft
              </IntentLink>{' '}
              or{' '}
              <IntentLink href="/about" className={inText}>
                see how to play
              </IntentLink>
              .
            </p>
          </div>
          <SampleScoreboard />
        </div>
      </div>
      <section aria-label="How it works" className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 sm:py-14">
        <ol className="grid grid-cols-1 gap-8 md:grid-cols-3">
          {STEPS.map((step, index) => (
            <li key={step.title}>
              <p aria-hidden className="display text-4xl text-accent">
                {index + 1}
              </p>
              <h2 className="mt-2 text-xl">{step.title}</h2>
              <p className="mt-2 text-ink-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="schools" className="mx-auto w-full max-w-6xl px-4 pb-12 sm:px-6 sm:pb-16">
        <h2 id="schools" className="text-xl">
          {SCHOOL_CODES.length} schools, {UNITS.length} squads each
        </h2>
        <ul className="mt-5 grid grid-cols-4 gap-x-3 gap-y-5 sm:grid-cols-8">
          {SCHOOL_CODES.map((code) => (
            <li key={code} className="grid justify-items-center gap-1.5 text-center">
              <ShieldLogo code={code} size={52} lazy />
              <span className="text-xs font-semibold text-ink-muted">{SCHOOLS[code].name}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
