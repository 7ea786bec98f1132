export interface Picture {
  type: 'image/png' | 'image/jpeg'
  width: number
  height: number
}

export function readPicture(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const picture = readPng(view) ?? readJpeg(view)
  return picture && picture.width > 0 && picture.height > 0 ? picture : undefined
}

function readPng(view: DataView): Picture | undefined {
  const [signatureHigh, signatureLow, headerType, headerSize] = [0x89504e47, 0x0d0a1a0a, 0x49484452, 13]
  if (view.byteLength < 33 || view.getUint32(0) !== signatureHigh || view.getUint32(4) !== signatureLow)
    return undefined
  if (view.getUint32(8) !== headerSize || view.getUint32(12) !== headerType) return undefined
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** The frame segment contains the size. Its marker is C0 to CF, except C4, C8 and CC. */
function readJpeg(view: DataView): Picture | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined
  let offset = 2
  while (offset + 9 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return undefined
    const marker = view.getUint8(offset + 1)
    if (marker === 0xff) {
      offset += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { type: 'image/jpeg', height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) }
    if (marker === 0xd9 || marker === 0xda) return undefined
    offset += 2 + Math.max(view.getUint16(offset + 2), 2)
  }
  return undefined
}
