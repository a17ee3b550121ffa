import qrcode from 'qrcode-generator'
import * as en from '../text/account/en.ts'

/** `M` is the medium error correction level of QR codes. */
export function QrCode({ words }: { readonly words: string }) {
  const code = qrcode(0, 'M')
  code.addData(words)
  code.make()
  const size = code.getModuleCount()
  const places = Array.from({ length: size }, (_, at) => at)
  const dark = places.flatMap((row) =>
    places
      .filter((column) => code.isDark(row, column))
      .map((column) => `M${column} ${row}h1v1h-1z`),
  )
  return (
    <svg
      class="qr"
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={en.link.qrCode}
    >
      <path d={dark.join('')} />
    </svg>
  )
}
