export const COLOURS_OF_SEATS = ['red', 'blue', 'green', 'yellow', 'violet', 'grey'] as const
export type PlayerColour = (typeof COLOURS_OF_SEATS)[number]

/** A player is colour and shape; areas add the pattern of Patterns.tsx. 24-unit grid. */
export const SHAPES = {
  red: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z',
  blue: 'M5 3.5h14a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5z',
  green: 'M10.7 2.9a1.5 1.5 0 0 1 2.6 0l9 16a1.5 1.5 0 0 1-1.3 2.3H3a1.5 1.5 0 0 1-1.3-2.3z',
  yellow:
    'M10.9 1.5a1.6 1.6 0 0 1 2.2 0l9.4 9.4a1.6 1.6 0 0 1 0 2.2l-9.4 9.4a1.6 1.6 0 0 1-2.2 0l-9.4-9.4a1.6 1.6 0 0 1 0-2.2z',
  violet: 'M7.2 2.6h9.6l5.2 9.4-5.2 9.4H7.2L2 12z',
  grey: 'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
} as const satisfies Record<PlayerColour, string>

/** Stroke dashes of the six lines in a chart, so that colour is never alone. */
export const DASHES = {
  red: 'none',
  blue: '9 4',
  green: '2 5',
  yellow: '12 3 2 3',
  violet: '5 3',
  grey: '14 4',
} as const satisfies Record<PlayerColour, string>
