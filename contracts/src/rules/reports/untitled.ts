export const untitledReport = 'Untitled report'
