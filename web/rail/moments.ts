/** The news of one kind. */
export const only = <News extends { type: string }, T extends News['type']>(news: readonly News[], type: T) =>
  news.filter((it): it is Extract<News, { type: T }> => it.type === type)

export const most = <T>(all: readonly T[], of: (it: T) => number): T | undefined =>
  all.toSorted((a, b) => of(b) - of(a))[0]
