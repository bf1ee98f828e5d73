import { type AbroadStage, type AbroadStep, abroadStages, isAbroad, returnFiled, rulesNamed } from '../abroad/abroad-stages.ts';
import { bandRates, bandRows } from '../abroad/currency-band.ts';
import { useElementId, useReportView } from '../context/report-context.ts';
import { formatDate } from '../format/format-date.ts';
import { formatMoney } from '../format/money.ts';
import { Chapter } from '../parts/chapter.tsx';
import { Fold } from '../parts/fold.tsx';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { Money } from '../parts/money.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { abroadTexts as texts } from '../texts/abroad-texts.ts';
import { abroadLinkTexts } from '../texts/tax-texts.ts';
import { NestedPage } from './nested-page.tsx';
import { ruleId } from './rules.tsx';

const { title, titleJa } = texts;

/** What an owner abroad does and when, on a page of its own. */
export function AbroadPage() {
  return (
    <NestedPage>
      <Chapter id="abroad" title={title} titleJa={titleJa}>
        <AbroadParts />
      </Chapter>
    </NestedPage>
  );
}

/** In the chapter of tax: one line that leads to the page; in a file the whole, folded but for those whom it concerns; on paper for those alone. */
export function AbroadInTax() {
  const { medium, pageHref, report } = useReportView();
  const concerned = isAbroad(report);
  if (abroadStages(report).length === 0 || (medium === 'print' && !concerned)) return null;
  if (medium === 'fragment')
    return (
      <p>
        <a href={pageHref('abroad.html')}>{concerned ? abroadLinkTexts.concerned : abroadLinkTexts.others}</a>
      </p>
    );
  if (concerned)
    return (
      <Section id="abroad" title={title} titleJa={titleJa}>
        <AbroadParts />
      </Section>
    );
  return (
    <Fold label={abroadLinkTexts.others}>
      <AbroadParts />
    </Fold>
  );
}

/** The tables of the page, as they are read as data too. */
export function AbroadTables() {
  return (
    <>
      <YearlyReturns />
      <CurrencyBand />
    </>
  );
}

export function AbroadParts() {
  const { medium, report } = useReportView();
  const stages = abroadStages(report);
  return (
    <>
      <p className="rv-lead">
        {texts.lead(formatDate(report.analysis.as_of))}
        {!isAbroad(report) && texts.otherOwner}
      </p>
      {stages.map((stage) => (
        <Stage key={stage.title} stage={stage} />
      ))}
      <AbroadTables />
      {medium === 'fragment' && <RulesUsed />}
    </>
  );
}

const idOf = (name: string) => `abroad-${name.toLowerCase().replaceAll(' ', '-')}`;

function Stage({ stage }: { stage: AbroadStage }) {
  return (
    <Section id={idOf(stage.title)} title={stage.title}>
      <ol className="rv-steps">
        {stage.steps.map((step) => (
          <Step key={`${step.rule}-${step.when}-${step.text}`} step={step} />
        ))}
      </ol>
    </Section>
  );
}

function Step({ step: { when, text, who, rule, amount } }: { step: AbroadStep }) {
  return (
    <li>
      <b>{when}.</b> <Prose text={text} />
      {amount !== null && (
        <>
          {' '}
          {amount.label}: <Money yen={amount.yen} />.
        </>
      )}{' '}
      <span className="rv-fine">
        {texts.who}
        <EitherLanguage text={who} />. <RuleLink id={rule} />
      </span>
    </li>
  );
}

/** To the rule: on this page, or in the list of all rules where file and paper hold it. */
function RuleLink({ id }: { id: string }) {
  const { report } = useReportView();
  return <a href={`#${useElementId()(ruleId(id))}`}>{texts.rule(report.rules.find((rule) => rule.id === id)?.title ?? id)}</a>;
}

/** Withholding and refund, year of holding by year: only a report for an owner abroad works them out. */
function YearlyReturns() {
  const { report } = useReportView();
  const columns = [
    [texts.years.withheld, 'tax_schedule.withheld_rent'],
    [texts.years.incomeTax, 'tax_schedule.income_tax'],
    [texts.years.refund, 'tax_schedule.withholding_refund'],
    [texts.years.cashFlow, 'tax_schedule.cash_with_withholding'],
  ] as const;
  const values = columns.map(([, id]) => report.series[id]?.values ?? []);
  const bought = Number(report.analysis.as_of.slice(0, 4));
  if (values.some((column) => column.length === 0) || !report.rules.some(({ id }) => id === 'TAX-RETURN-PERIOD')) return null;
  return (
    <Section id="abroad-years" title={texts.years.title}>
      <p className="rv-lead">
        {texts.years.lead}
        <RuleLink id="TAX-RETURN-PERIOD" />
      </p>
      <TableFrame label={texts.years.label}>
        <table className="rv-table rv-stacked">
          <caption className="rv-sr">{texts.years.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.years.year}</th>
              <th scope="col">{texts.years.taxReturn}</th>
              {columns.map(([label]) => (
                <th key={label} scope="col" className="rv-num">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values[0]?.map((_, at) => (
              <tr key={at}>
                <th scope="row">{at + 1}</th>
                <td data-label={texts.years.taxReturn}>{returnFiled(bought + at + 1)}</td>
                {columns.map(([label], column) => (
                  <td key={label} className="rv-num" data-label={label}>
                    <Money yen={values[column]?.[at] ?? 0} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}

function CurrencyBand() {
  const { report } = useReportView();
  const { date, illustrative, jpy_per_usd: rate, source } = report.exchange_rate;
  const rows = bandRows(report);
  if (rows.length === 0 || rate <= 0) return null;
  const columns = bandRates(report).map((value, at) => ({
    value,
    label: texts.currency.rate(texts.currency.rates[at] ?? '', Math.round(value * 100) / 100),
  }));
  return (
    <Section id="abroad-currency" title={texts.currency.title}>
      <p className="rv-lead">
        {texts.currency.lead(formatDate(date))}
        <EitherLanguage text={source} />
        {illustrative && texts.currency.illustrative}
        {texts.currency.range}
      </p>
      <TableFrame label={texts.currency.label}>
        <table className="rv-table rv-stacked">
          <caption className="rv-sr">{texts.currency.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.currency.amount}</th>
              <th scope="col" className="rv-num">
                {texts.currency.yen}
              </th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" className="rv-num">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, yen }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="rv-num" data-label={texts.currency.yen}>
                  {formatMoney(yen, 'JPY', rate)}
                </td>
                {columns.map((column) => (
                  <td key={column.label} className="rv-num" data-label={column.label}>
                    {formatMoney(yen, 'USD', column.value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}

function RulesUsed() {
  const { report } = useReportView();
  const ids = rulesNamed(report);
  const elementId = useElementId();
  return (
    <Section id="abroad-rules" title={texts.rules.title}>
      <ul className="rv-noted">
        {report.rules
          .filter(({ id }) => ids.has(id))
          .map((rule) => (
            <li key={rule.id} id={elementId(ruleId(rule.id))}>
              <p>
                {rule.title} <Japanese className="rv-term">{rule.title_ja}</Japanese>
              </p>
              <p>
                <EitherLanguage text={rule.value} />.{' '}
                {texts.rules.inForce(
                  rule.from === null ? null : formatDate(rule.from),
                  rule.to === null ? null : formatDate(rule.to),
                  formatDate(report.analysis.as_of),
                )}
                <EitherLanguage text={rule.source} />.{!rule.confirmed && <strong>{texts.rules.unverified}</strong>}
              </p>
            </li>
          ))}
      </ul>
      <p className="rv-fine">{texts.rules.checked(formatDate(report.rules_version))}</p>
    </Section>
  );
}
