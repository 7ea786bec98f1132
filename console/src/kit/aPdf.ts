const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  '<< /Length 65 >>\nstream\nBT /F1 24 Tf 40 220 Td (Assessment report, March 2026) Tj ET\nendstream',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
]

export function aPdf(): Blob {
  const parts = ['%PDF-1.4\n', ...objects.map((object, at) => `${String(at + 1)} 0 obj\n${object}\nendobj\n`)]
  const offsets = parts.map((_, at) => parts.slice(0, at).join('').length)
  const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${String(parts.length)}\n0000000000 65535 f \n${rows.join('')}`
  const end = `trailer\n<< /Size ${String(parts.length)} /Root 1 0 R >>\nstartxref\n${String(parts.join('').length)}\n%%EOF\n`
  return new Blob([...parts, table, end], { type: 'application/pdf' })
}
