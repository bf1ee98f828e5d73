import { Card } from '@rimawari/ui/card';
import { Link as TextLink } from '@rimawari/ui/link';
import { type Step, Steps } from '@rimawari/ui/steps';
import { SampleLinks } from '../../app/report/sample-links.tsx';
import styles from './next-steps.module.css';

const steps: Step[] = [
  { title: 'We extract the details', detail: 'Price, rent, areas, age, structure and rights are read from what you send.' },
  { title: 'We evaluate the factors', detail: 'Costs, taxes, loan and local market are worked through, each figure with its source.' },
  { title: 'You receive an interactive report', detail: 'Scores, charts, scenarios and open questions, also as PDF and HTML.' },
  { title: 'It is typically ready within an hour', detail: 'You may close this page. The result waits in Analysis History.' },
];

export function NextSteps({ supportEmail }: { supportEmail: string }) {
  return (
    <Card
      surface="ruled"
      title="What happens next?"
      className={styles.card}
      footer={
        <p className={styles.contact}>
          To request extra complimentary access, write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </p>
      }
    >
      <Steps steps={steps} />
      <p className={styles.sample}>
        Try a sample: the report on <SampleLinks />.
      </p>
    </Card>
  );
}
