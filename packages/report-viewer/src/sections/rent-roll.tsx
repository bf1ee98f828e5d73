import type { RentRollLine } from '@rimawari/underwriting';
import { formatDate } from '../format/format-date.ts';
import { placeWords } from '../parts/evidence-note.tsx';
import { Quantity } from '../parts/figure-value.tsx';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { rentRollTexts as texts } from '../texts/income-texts.ts';

/** The rooms one by one, as the rent roll gives them. A room that is empty has no rent; what is asked for it is shown as asked. */
export function RentRoll({ lines }: { lines: RentRollLine[] }) {
  const hasDeposits = lines.some((line) => line.deposit_jpy != null);
  return (
    <>
      <Subtitle>
        {texts.title} <Japanese className="rv-term">{texts.titleJa}</Japanese>
      </Subtitle>
      <TableFrame label={texts.title}>
        <table className="rv-table rv-stacked rv-rent-roll">
          <caption className="rv-sr">{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.unit}</th>
              <th scope="col">{texts.layout}</th>
              <th scope="col" className="rv-num">
                {texts.area}
              </th>
              <th scope="col" className="rv-num">
                {texts.rent}
              </th>
              <th scope="col" className="rv-num">
                {texts.commonFee}
              </th>
              {hasDeposits && (
                <th scope="col" className="rv-num">
                  {texts.deposit}
                </th>
              )}
              <th scope="col">{texts.leaseStart}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={`${line.unit}-${index}`}>
                <th scope="row">
                  {line.unit === null ? index + 1 : <EitherLanguage text={line.unit} />}
                  {line.place !== undefined && <span className="rv-fine rv-block">{placeWords(line.place)}</span>}
                </th>
                <td data-label={texts.layout}>{line.layout === null ? <NotStated /> : <EitherLanguage text={line.layout} />}</td>
                <td className="rv-num" data-label={texts.area}>
                  {line.area_m2 === null ? <NotStated /> : <Quantity unit="m2" value={line.area_m2} bare />}
                </td>
                <td className="rv-num" data-label={texts.rent}>
                  <Rent line={line} />
                </td>
                <td className="rv-num" data-label={texts.commonFee}>
                  {line.common_fee_jpy === null ? <NotStated /> : <Quantity unit="JPY" value={line.common_fee_jpy} />}
                </td>
                {hasDeposits && (
                  <td className="rv-num" data-label={texts.deposit}>
                    {line.deposit_jpy == null ? (
                      line.occupied === false ? (
                        '–'
                      ) : (
                        <NotStated />
                      )
                    ) : (
                      <Quantity unit="JPY" value={line.deposit_jpy} />
                    )}
                  </td>
                )}
                <td data-label={texts.leaseStart}>
                  {line.lease_start === null ? line.occupied === false ? texts.vacant : <NotStated /> : formatDate(line.lease_start)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  );
}

function Rent({ line }: { line: RentRollLine }) {
  if (line.rent_jpy !== null) return <Quantity unit="JPY" value={line.rent_jpy} />;
  if (line.asking_rent_jpy != null) {
    return (
      <>
        <Quantity unit="JPY" value={line.asking_rent_jpy} /> <span className="rv-unit">{texts.askingRent}</span>
      </>
    );
  }
  return line.occupied === false ? texts.vacant : <NotStated />;
}
