const padNumber = (value: number): string => String(value).padStart(2, '0')

export function startStopwatch(): () => number {
  const startTime = performance.now()
  return () => (performance.now() - startTime) / 1000
}

/** ISO 8601, to hundredths: 'PT1H2M3.5S'. */
export function formatIsoDuration(seconds: number): string {
  const roundedSeconds = Math.round(seconds * 100) / 100
  const hours = Math.floor(roundedSeconds / 3600)
  const minutes = Math.floor((roundedSeconds % 3600) / 60)
  const remainingSeconds = Math.round((roundedSeconds % 60) * 100) / 100
  return `PT${hours > 0 ? `${hours}H` : ''}${hours > 0 || minutes > 0 ? `${minutes}M` : ''}${remainingSeconds}S`
}

/** SCORM 1.2: '0001:02:03'. */
export function formatClockDuration(seconds: number): string {
  const wholeSeconds = Math.floor(seconds)
  return `${String(Math.floor(wholeSeconds / 3600)).padStart(4, '0')}:${padNumber(Math.floor((wholeSeconds % 3600) / 60))}:${padNumber(wholeSeconds % 60)}`
}
