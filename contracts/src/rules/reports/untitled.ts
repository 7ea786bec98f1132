/** What a report is called that nobody named (S2 section 2.5). */
export const untitledReport = 'Untitled report'
