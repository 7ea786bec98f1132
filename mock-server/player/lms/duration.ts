const pad = (part: number): string => String(part).padStart(2, '0')

export function stopwatch(): () => number {
  const began = performance.now()
  return () => (performance.now() - began) / 1000
}

/** ISO 8601, to hundredths: 'PT1H2M3.5S'. */
export function isoDuration(seconds: number): string {
  const all = Math.round(seconds * 100) / 100
  const hours = Math.floor(all / 3600)
  const minutes = Math.floor((all % 3600) / 60)
  const rest = Math.round((all % 60) * 100) / 100
  return `PT${hours > 0 ? `${hours}H` : ''}${hours > 0 || minutes > 0 ? `${minutes}M` : ''}${rest}S`
}

/** SCORM 1.2: '0001:02:03'. */
export function clockDuration(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${String(Math.floor(whole / 3600)).padStart(4, '0')}:${pad(Math.floor((whole % 3600) / 60))}:${pad(whole % 60)}`
}
