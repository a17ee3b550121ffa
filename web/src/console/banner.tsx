import { operator } from './admin-client.ts'

export function Banner() {
  const environment = operator.value?.environment
  if (!environment) return null
  const { name, colour } = environment
  const style = colour === null ? {} : { background: colour, color: inkOn(colour) }
  return (
    <p class="banner" style={style}>
      {name}
    </p>
  )
}

/** Minimum lightness (sRGB) of a colour on which black text is more readable than white text. */
const LIGHT = 0.18

function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return red * 0.2126 + green * 0.7152 + blue * 0.0722 > LIGHT ? '#000000' : '#ffffff'
}
