import type { Schemas } from '@rimawari/api';
import { type DescriptionItem, DescriptionList } from '@rimawari/ui/description-list';
import { Link as TextLink } from '@rimawari/ui/link';
import { PageHeader } from '@rimawari/ui/page-header';

export interface LegalScreenProps {
  seller: Schemas['Seller'];
  supportEmail: string;
}

/** The disclosure that Japan's law on specified commercial transactions asks of a seller. */
export function LegalScreen({ seller, supportEmail }: LegalScreenProps) {
  return (
    <article>
      <PageHeader title="Specified commercial transactions disclosure" lead="Last updated October 16, 2025" />
      <DescriptionList items={rows(seller, supportEmail)} />
    </article>
  );
}

// Named by whoever runs an installation, which may not have done so.
const unset = 'Not set for this installation';

function rows({ name, address, representative, phone }: LegalScreenProps['seller'], supportEmail: string): DescriptionItem[] {
  return [
    { term: 'Seller', value: name ?? unset },
    { term: 'Representative', value: representative ?? unset },
    { term: 'Address', value: address ?? unset },
    { term: 'Telephone', value: phone ?? unset },
    {
      term: 'Contact',
      value: <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>,
      note: 'Support replies within 2 business days.',
    },
    { term: 'Business hours', value: '10:00-18:00 JST on weekdays' },
    { term: 'Quantity limits', value: 'No quantity limits' },
    { term: 'Payment method', value: 'Card payment through the payment provider’s hosted checkout' },
    { term: 'Payment timing', value: 'Immediate charge, with automatic renewal at the end of each term' },
    { term: 'Failed renewal', value: 'Access is paused if a renewal payment fails' },
    { term: 'Cancellation', value: 'Any time; access continues until the end of the term' },
    { term: 'Refunds', value: 'No refunds' },
    { term: 'Cooling-off', value: 'No cooling-off period applies' },
    { term: 'Invoices', value: 'Sent by email' },
  ];
}
