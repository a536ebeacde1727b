// Moving between points with the arrow keys.

/**
 * The index of the nearest point in a direction, preferably straight ahead; `at` itself if there is none.
 * @param {{x: number, y: number}[]} points
 */
export function nearestAhead(points, at, [dx, dy]) {
  const from = points[at];
  let best = at;
  let closest = Infinity;
  points.forEach(({ x, y }, other) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const distance = ahead + 2 * aside;
    if (ahead > aside / 2 + 1e-9 && other !== at && distance < closest) [best, closest] = [other, distance];
  });
  return best;
}
