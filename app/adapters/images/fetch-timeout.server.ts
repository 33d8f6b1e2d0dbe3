/** The outcome, or null when it takes longer; the work goes on. */
export async function withinTime<T>(
  outcome: Promise<T>,
  patienceMs: number,
): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  try {
    return await Promise.race([outcome, impatience]);
  } finally {
    clearTimeout(timer);
  }
}
