// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Avatar } from './Avatar';
import { CountBadge } from './Badge';
import { Button } from './Button';
import { Countdown } from './Countdown';
import { Dialog } from './overlays/Dialog';
import { Field } from './forms/Field';
import { Input, PasswordInput } from './forms/inputs';
import { PageHeader } from './PageHeader';
import { Segmented } from './forms/Segmented';
import { SCHOOLS } from '@/domain/football/schools';
import { failed } from '@/domain/kernel/loadable';
import { subscribe } from '@/hooks/subscriptions';
import { DEVICE_CLOCK } from '@/hooks/useNow';
import { FailureNotice, FailureState } from './states';
import { TabBar } from './Tabs';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Button', () => {
  it('ignores clicks while busy and keeps its label to hold its width', async () => {
    const press = vi.fn();
    render(
      <Button busy onClick={press}>
        Save lineup
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(press).not.toHaveBeenCalled();
    expect(screen.getByRole('button').textContent).toContain('Save lineup');
  });

  it('doesn’t submit a form by default, or again while busy', async () => {
    const send = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { rerender } = render(
      <form onSubmit={send}>
        <Button>Plain</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <form onSubmit={send}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('Field', () => {
  it('connects label, hint and error to its control', () => {
    render(
      <Field label="Team name" hint="1 to 40 characters." error="Please give your team a name.">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Team name' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = input.getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      '1 to 40 characters.',
      'Please give your team a name.',
    ]);
  });

  it('isn’t marked invalid without an error', () => {
    render(<Field label="Team name">{(control) => <Input {...control} />}</Field>);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('PasswordInput', () => {
  it('shows the password on request', async () => {
    render(<Field label="Password">{(control) => <PasswordInput {...control} />}</Field>);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
  });
});

describe('Segmented', () => {
  function Choice() {
    const [value, setValue] = useState('half');
    const options = ['none', 'half', 'full'].map((one) => ({ value: one, label: one }));
    return <Segmented label="Receptions" value={value} options={options} onChange={setValue} />;
  }

  it('takes one Tab stop, and arrow keys change the choice', async () => {
    render(<Choice />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'half' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'full' }).checked).toBe(true);
    expect(screen.getByRole('group', { name: 'Receptions' })).toBeTruthy();
  });
});

describe('Dialog', () => {
  function Ask() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Leave</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Leave the league?" description="Your seat becomes free.">
          <Button>Stay</Button>
        </Dialog>
      </>
    );
  }

  it('has a name and a description, traps the focus, and restores it on Escape', async () => {
    render(<Ask />);
    const opener = screen.getByRole('button', { name: 'Leave' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Leave the league?' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Your seat becomes free.',
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('TabBar', () => {
  function Bar() {
    const [value, setValue] = useState('Queue');
    return (
      <>
        <TabBar
          label="Panels"
          tabs={['Queue', 'Rosters', 'Log'].map((name) => ({ value: name, label: name }))}
          value={value}
          onChange={setValue}
          controls="panel"
        />
        <p id="panel">{value} is shown</p>
      </>
    );
  }
  const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

  it('selects the pressed tab, which names its panel', async () => {
    render(<Bar />);
    await userEvent.click(screen.getByRole('tab', { name: 'Rosters' }));
    expect(selected()).toEqual(['Rosters']);
    expect(screen.getByText('Rosters is shown').id).toBe(
      screen.getByRole('tab', { name: 'Rosters' }).getAttribute('aria-controls'),
    );
    expect(screen.getByRole('tab', { name: 'Log' })).not.toHaveAttribute('aria-controls');
  });

  it('takes one Tab stop, and arrow keys cycle through the tabs', async () => {
    render(<Bar />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Queue' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(selected()).toEqual(['Log']);
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toEqual(['Queue']);
    expect(screen.getByRole('tab', { name: 'Queue' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toEqual(['Log']);
    await userEvent.tab();
    expect(screen.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
  });
});

describe('Countdown', () => {
  it('follows the given clock and stops at zero', () => {
    vi.useFakeTimers();
    let present = 1000;
    render(<Countdown until={12_000} clock={{ ...DEVICE_CLOCK, now: () => present }} />);
    expect(screen.getByRole('timer').textContent).toBe('0:11');
    present = 11_500;
    act(() => void vi.advanceTimersByTime(1005));
    expect(screen.getByRole('timer').textContent).toBe('0:01');
    present = 13_000;
    act(() => void vi.advanceTimersByTime(1005));
    expect(screen.getByRole('timer').textContent).toBe('0:00');
  });
});

describe('Avatar and badge', () => {
  it('show a crest in the colors of the favorite school without a picture, and when it doesn’t load', () => {
    const { container, rerender } = render(<Avatar name="renee" school="LSU" />);
    const crest = container.firstElementChild;
    expect(crest).toHaveTextContent(/^R$/);
    expect(crest).toHaveAttribute('aria-hidden');
    expect(crest?.getAttribute('style')).toContain(encodeURIComponent(SCHOOLS.LSU.primary));
    rerender(<Avatar name="renee" school="LSU" src="/renee.jpg" />);
    fireEvent.error(screen.getByRole('presentation'));
    expect(container.innerHTML).toBe(crest?.outerHTML);
    rerender(<Avatar name={null} />);
    expect(container).toHaveTextContent(/^U$/);
  });

  it.each([
    [0, ''],
    [9, '9'],
    [10, '9+'],
  ])('show for %i unread the text "%s"', (count, words) => {
    const { container } = render(<CountBadge count={count} />);
    expect(container.textContent).toBe(words);
  });
});

describe('PageHeader', () => {
  it('leads back by an arrow before the title on a phone, and by a button elsewhere', () => {
    render(<PageHeader title="Pick’em" back={{ href: '/solo', label: 'All solo games' }} />);
    const [arrow, button] = screen.getAllByRole('link', { name: 'All solo games' });
    expect(arrow).toHaveClass('sm:hidden');
    expect(arrow?.nextElementSibling).toBe(screen.getByRole('heading', { name: 'Pick’em' }));
    expect(button).toHaveClass('max-sm:hidden');
    expect(button).toHaveAttribute('href', '/solo');
  });
});

describe('FailureState', () => {
  it('shows what happened and what is safe, and offers to try again', async () => {
    const retry = vi.fn();
    render(<FailureState title="Couldn’t load this week" safe="Your lineup is stored." onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('Your lineup is stored.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['in place of content', <FailureState key="state" title="Couldn’t load this week" />],
    ['among other content', <FailureNotice key="notice" title="Couldn’t load this week" />],
  ])('reads again what couldn’t be read, %s', async (_, failure) => {
    let attempts = 0;
    const stop = subscribe(
      'week',
      () => {
        attempts += 1;
        return Promise.resolve(failed('No answer'));
      },
      () => undefined,
    );
    render(failure);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(attempts).toBe(2);
    stop();
  });
});
