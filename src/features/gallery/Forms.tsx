import { useState } from 'react';
import {
  Card,
  Checkbox,
  Field,
  Input,
  PasswordInput,
  RadioGroup,
  Segmented,
  Select,
  Switch,
  Textarea,
} from '@/components';

export function Forms() {
  const [scoring, setScoring] = useState('half');
  const [seen, setSeen] = useState('private');
  return (
    <Card title="Forms">
      <div className="grid gap-4">
        <Field label="Team name" hint="1 to 40 characters.">
          {(control) => <Input {...control} defaultValue="Hash Mark Heroes" />}
        </Field>
        <Field label="Email" error="Please enter a valid email address.">
          {(control) => <Input {...control} type="email" defaultValue="fan@" />}
        </Field>
        <Field label="Password">{(control) => <PasswordInput {...control} defaultValue="saturday" />}</Field>
        <Field label="Favorite school" optional>
          {(control) => (
            <Select {...control}>
              <option>None</option>
              <option>Alabama</option>
              <option>Texas A&M</option>
            </Select>
          )}
        </Field>
        <Field label="Message">
          {(control) => <Textarea {...control} placeholder="Say something to the league" />}
        </Field>
        <Segmented
          label="Receptions"
          showLabel
          value={scoring}
          onChange={setScoring}
          options={[
            { value: 'none', label: 'None' },
            { value: 'half', label: 'Half' },
            { value: 'full', label: 'Full' },
          ]}
        />
        <RadioGroup
          label="Who may join"
          value={seen}
          onChange={setSeen}
          options={[
            { value: 'private', label: 'Private', hint: 'Only who has the code.' },
            { value: 'public', label: 'Public', hint: 'Anyone, from the list.' },
          ]}
        />
        <Checkbox label="I have read the terms" defaultChecked />
        <Switch label="Sound when I am on the clock" defaultChecked />
        <Switch label="Switched off" hint="With a second line." />
      </div>
    </Card>
  );
}
