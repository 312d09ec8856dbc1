/** The rules page; the numbers are those of docs/rules/mx1822.md. */
export const rules = {
  title: '1822MX',
  lead: 'Bid for companies, build railways through Mexico, merge the small into the large. The richest player wins.',
  sections: [] as { title: string; lines: string[] }[],
}
