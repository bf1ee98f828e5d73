import { Card } from '@rimawari/ui/card';
import { Link as TextLink } from '@rimawari/ui/link';
import { type Step, Steps } from '@rimawari/ui/steps';
import { SampleLinks } from '../../app/report/sample-links.tsx';
import styles from './next-steps.module.css';

const steps: Step[] = [
  { title: 'We extract the details', detail: 'We read price, rent, areas, age, structure and land rights from what you send.' },
  { title: 'We evaluate the factors', detail: 'We calculate costs, taxes, loan and market figures, each with its source.' },
  { title: 'You receive an interactive report', detail: 'Scores, charts, scenarios and questions to ask, also as PDF and HTML.' },
  { title: 'It is typically ready within an hour', detail: 'You can close this page. The report appears in Analysis History.' },
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
        Try a sample report: <SampleLinks />.
      </p>
    </Card>
  );
}
