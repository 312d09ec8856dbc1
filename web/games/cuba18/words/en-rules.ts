/** The rules page; the numbers are those of docs/rules/cuba18.md. */
export const rules = {
  title: '18Cuba',
  lead: '',
  sections: [] as { title: string; lines: string[] }[],
}
