// The search as a table, and every question about it as a function of the table and a time.
//
// THE CONTRACT (what web/tree and the page may rely on)
//
// Numbers. A *row* is a node's number, a *time* t an event's number, a *step* k a number of expansions; all are global to
// the search and are never renumbered, also when old iterations are dropped. "At t" means after event t; t = -1 is before
// the first event. -1 stands for never or none. In memory are the rows firstRow ≤ row < rowCount and the events
// firstEvent ≤ t < eventCount. A time above endTime is read as endTime; a time below firstEvent as the moment just
// before firstEvent: empty lists, and the counts of what went before.
//
// Columns, for the painter, without copying:
//     const { parent, removedAt } = table.columns;
//     removedAt[row - table.firstRow]
// They are over-allocated (cells from rowCount - firstRow on mean nothing) and are replaced when they grow or shrink, so
// take them from `table.columns` again whenever `table.version` has changed. Read only.
//     parent       Int32    row of the parent; -1 root. A parent's row is smaller than its children's, in the same iteration
//     action       Int32    index of the action's label (table.actionLabel(row)); -1 root
//     depth        Int32    edges from the root
//     iteration    Int32    0-based number of the iteration
//     state        Int32    number of the state (equal states, equal numbers)
//     g h priority Float64  path cost; heuristic value, NaN where there is none; first component of the frontier's key
//     generatedAt  Int32    time; strictly ascending by row
//     expandedAt   Int32    time of the first expansion; -1 never
//     removedAt    Int32    time at which the node left the frontier; = generatedAt if it never entered; -1 still in it
//     supersededAt Int32    time at which a cheaper node for its state was generated while it was waiting; -1 never
//     staleAt      Int32    time from which its frontier entry is stale, -1 never: supersededAt, or the earlier time at which
//                           its state was visited by another node (only with the trait stale_when_visited; otherwise this
//                           is the array supersededAt itself). So staleness needs no look-up by state
//     fate         Int8     FATE in codes.js, the latest known
// Status of a row at t (STATUS in codes.js): unborn if t < generatedAt; while removedAt is -1 or > t: stale if
// 0 ≤ staleAt ≤ t, else frontier; after that STATUS_OF_FATE[fate]. The one exception, a node that was expanded first and
// recognised as the goal later, is known to table.status and table.writeStatus(t, out), which does all rows in one pass.
//
// Lists (frontier, visited) are {count, rows(from, n): Int32Array of at most n rows, indexOf(row): -1 if absent}; they
// stay valid when the table grows, not when their iteration is dropped.
//
// One iteration at a time: lists, the deepest depth and the tree at t are those of the iteration in which t lies;
// expanded, generated and maxFrontier count the whole search.
