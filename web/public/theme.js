// Runs before the first paint, so a dark room stays dark.
try {
  const theme = JSON.parse(localStorage.getItem('malecon.theme') || '""')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
