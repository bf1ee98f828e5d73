/** `B7` of the zero-based column 1 and one-based row 7. */
export function cellName(column: number, row: number): string {
  let name = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) name = String.fromCharCode(65 + (rest % 26)) + name;
  return `${name}${row}`;
}
