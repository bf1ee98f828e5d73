import { Button } from '@rimawari/ui/button';
import { Disclosure } from '@rimawari/ui/disclosure';
import { Select } from '@rimawari/ui/select';
import { TextField } from '@rimawari/ui/text-field';
import styles from './analyze-screen.module.css';
import { type BuyerFields as Fields, financingOptions, nothingSaid, ownerOptions, storedFields } from './buyer.ts';

export interface BuyerFieldsProps {
  fields: Fields;
  incomeError: string | null;
  disabled: boolean;
  onChange: (fields: Fields) => void;
}

/** What the report should take for granted of its reader. Folded away: it is right without. */
export function BuyerFields({ fields, incomeError, disabled, onChange }: BuyerFieldsProps) {
  const isFilled = fields.owner !== '' || fields.income !== '' || fields.financing !== '';
  const choose = (changes: Record<string, string>) => onChange(storedFields({ ...fields, ...changes }));
  return (
    <Disclosure title="About the buyer (optional)" defaultOpen={isFilled}>
      <div className={styles.buyer}>
        <p className={styles.why}>We use these for taxes and financing, and keep them on this device for your next analysis.</p>
        <Select
          label="Owner"
          options={ownerOptions}
          value={fields.owner}
          disabled={disabled}
          onValueChange={(owner) => choose({ owner })}
        />
        {fields.owner !== 'company' && (
          <TextField
            label="Other taxable income per year"
            hint="In Japan, after deductions, excluding this property."
            prefix="¥"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={fields.income}
            error={incomeError ?? undefined}
            disabled={disabled}
            onChange={(event) => choose({ income: event.target.value })}
          />
        )}
        <Select
          label="Financing"
          options={financingOptions}
          value={fields.financing}
          disabled={disabled}
          onValueChange={(financing) => choose({ financing })}
        />
        {isFilled && !disabled && (
          <div>
            <Button size="small" variant="quiet" onClick={() => onChange(nothingSaid)}>
              Clear these fields
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
