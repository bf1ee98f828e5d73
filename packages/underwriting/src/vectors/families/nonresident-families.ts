import { foreignExchangeReport } from '../../checks/rules/letting.ts';
import { withheldAbroad } from '../../tax/withholding.ts';
import { defaultDate, type Family, flagIn, needNumber, numberIn, textIn } from '../vector.ts';
import { abroad } from './tax-inputs.ts';

export const withholding: Family = (inputs) => {
  const payer = textIn(inputs, 'payer', 'tenant', 'buyer') ?? '';
  const use = textIn(inputs, 'use', 'purpose') ?? '';
  if (textIn(inputs, 'owner', 'seller', 'landlord') === 'resident') return { withheld: 0 };
  const kind = textIn(inputs, 'kind') === 'sale' || numberIn(inputs, 'sale_price') !== undefined ? 'sale' : 'rent';
  const amount = needNumber(inputs, 'amount', 'sale_price', 'price', 'monthly_rent', 'annual_rent', 'rent');
  const withheld = withheldAbroad({
    kind,
    amount,
    payer: payer.startsWith('individual') ? 'individual' : 'corporation',
    ownResidence:
      flagIn(inputs, 'own_residence', 'own_or_family_home') ??
      (/own_residence|family|home|residence|居住/.test(use) && !/^(non|not)/.test(use)),
    paidOn: textIn(inputs, 'paid_on', 'date') ?? defaultDate,
  });
  return { withheld, net: amount - withheld, rate: kind === 'rent' ? 0.2042 : 0.1021 };
};

export const filing: Family = (inputs) => {
  const owner = abroad(inputs);
  return {
    tax_agent_required: owner,
    final_return_required: true,
    deductions_allowed: owner ? ['基礎控除', '雑損控除', '寄附金控除'] : undefined,
    resident_tax_on_rent: !owner,
    blue_return_possible: true,
  };
};

export const fefa: Family = (inputs) => {
  const report = foreignExchangeReport(
    textIn(inputs, 'acquired', 'acquired_on') ?? defaultDate,
    textIn(inputs, 'purpose') === 'own_residence' ? 'own_residence' : 'other',
  );
  const required = textIn(inputs, 'buyer', 'owner') === 'non_resident' && report.required;
  const acquired = textIn(inputs, 'acquired', 'acquired_on');
  const deadline =
    required && acquired !== undefined
      ? new Date(Date.parse(`${acquired}T00:00:00Z`) + report.deadlineDays * 86_400_000).toISOString().slice(0, 10)
      : null;
  return { report_required: required, deadline_days: required ? report.deadlineDays : null, deadline };
};
