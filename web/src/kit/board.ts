// `touchline/board` exports everything that packaged boards may import. All boards must use the
// page's copy of Preact.
export { Fragment, h, type JSX } from 'preact'
export { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks'
export { jsx, jsxs } from 'preact/jsx-runtime'
export type {
  Board,
  BoardItem,
  BoardProps,
  EditorProps,
  Event,
  Hue,
  Mark,
  Seat,
  Showing,
  Viewer,
} from '../boards/board.ts'
export { hueOf } from '../boards/board.ts'
export { pressable, pressableByWords, pressedAs } from '../boards/pressable.ts'
export { SeatName } from '../boards/seat-name.tsx'
export { Card } from '../ui/card.tsx'
