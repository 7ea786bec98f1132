declare module 'subset-font' {
  interface Options {
    /** Instead of those of a text. */
    keepAllGlyphs: true
    keepFeatures: readonly string[]
    targetFormat: 'truetype'
    /** Where a variable face is to be fixed. */
    variationAxes: { wght: number }
  }
  function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>
  export = subsetFont
}
