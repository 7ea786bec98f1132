/** What draws bars comes with its library when a chart is first seen, or by a page that knows that it will have one. */
export const fetchBars = () => import('./BarDrawing.tsx')
