declare module 'subset-font' {
  interface Options {
    keepAllGlyphs: true
    keepFeatures: readonly string[]
    targetFormat: 'truetype'
    variationAxes: { wght: number }
  }
  function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>
  export = subsetFont
}
