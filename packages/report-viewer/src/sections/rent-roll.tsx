import type { RentRollLine } from '@rimawari/underwriting';
import { formatDate } from '../format/format-date.ts';
import { placeWords } from '../parts/evidence-note.tsx';
import { Quantity } from '../parts/figure-value.tsx';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { TableFrame } from '../parts/table-frame.tsx';

/** The rooms one by one, as the rent roll gives them. A room that is empty has no rent; what is asked for it is shown as asked. */
export function RentRoll({ lines }: { lines: RentRollLine[] }) {
  const hasDeposits = lines.some((line) => line.deposit_jpy != null);
  return (
    <>
      <Subtitle>
        Rent roll <Japanese className="rv-term">レントロール</Japanese>
      </Subtitle>
      <TableFrame label="Rent roll">
        <table className="rv-table rv-stacked rv-rent-roll">
          <caption className="rv-sr">Rent roll</caption>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              <th scope="col">Layout</th>
              <th scope="col" className="rv-num">
                Area, m²
              </th>
              <th scope="col" className="rv-num">
                Rent a month
              </th>
              <th scope="col" className="rv-num">
                Common-area fee
              </th>
              {hasDeposits && (
                <th scope="col" className="rv-num">
                  Deposit
                </th>
              )}
              <th scope="col">Lease start</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={`${line.unit}-${index}`}>
                <th scope="row">
                  {line.unit === null ? index + 1 : <EitherLanguage text={line.unit} />}
                  {line.place !== undefined && <span className="rv-fine rv-block">{placeWords(line.place)}</span>}
                </th>
                <td data-label="Layout">{line.layout === null ? <NotStated /> : <EitherLanguage text={line.layout} />}</td>
                <td className="rv-num" data-label="Area, m²">
                  {line.area_m2 === null ? <NotStated /> : <Quantity unit="m2" value={line.area_m2} bare />}
                </td>
                <td className="rv-num" data-label="Rent a month">
                  <Rent line={line} />
                </td>
                <td className="rv-num" data-label="Common-area fee">
                  {line.common_fee_jpy === null ? <NotStated /> : <Quantity unit="JPY" value={line.common_fee_jpy} />}
                </td>
                {hasDeposits && (
                  <td className="rv-num" data-label="Deposit">
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
                <td data-label="Lease start">
                  {line.lease_start === null ? line.occupied === false ? 'Vacant' : <NotStated /> : formatDate(line.lease_start)}
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
        <Quantity unit="JPY" value={line.asking_rent_jpy} /> <span className="rv-unit">asking rent</span>
      </>
    );
  }
  return line.occupied === false ? <>Vacant</> : <NotStated />;
}
