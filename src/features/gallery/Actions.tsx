import { Badge, Button, Card, CopyButton, CountBadge, Menu, notify, type ButtonVariant, type Tone } from '@/components';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger', 'live'];
const TONES: readonly Tone[] = ['plain', 'good', 'warn', 'bad', 'info', 'live'];

export function Actions() {
  return (
    <Card title="Actions">
      <div className="grid gap-4">
        {VARIANTS.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-2">
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} busy>
              {variant}
            </Button>
            <Button variant={variant} disabled>
              {variant}
            </Button>
            <Button variant={variant} size="small">
              small
            </Button>
          </div>
        ))}
        <Button variant="primary" size="large" wide>
          Large and wide
        </Button>
        <div className="flex flex-wrap gap-2">
          <CopyButton text="SAT123" label="Copy code" />
          <Menu
            trigger={<Button>Menu</Button>}
            items={[
              { key: 'rename', label: 'Rename', onSelect: () => notify.success('Renamed.') },
              { key: 'closed', label: 'Closed', onSelect: () => undefined, disabled: true },
              {
                key: 'remove',
                label: 'Remove',
                onSelect: () => notify.error('It couldn’t be removed.'),
                danger: true,
              },
            ]}
          />
          <Button onClick={() => notify.success('Lineup saved.')}>Toast</Button>
          <Button onClick={() => notify.error('The pick did not arrive. It has not been made.')}>Error toast</Button>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <CountBadge count={3} />
          <CountBadge count={12} />
        </div>
      </div>
    </Card>
  );
}
