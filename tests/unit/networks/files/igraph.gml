Creator "igraph version 0.10.12 Mon Nov 24 10:00:00 2025"
Version 1
graph
[
  directed 0
  node
  [
    id 0
    name "Home"
  ]
  node
  [
    id 1
    name "Mill"
  ]
  node
  [
    id 2
    name "Pond"
  ]
  node
  [
    id 3
    name "Town"
  ]
  edge
  [
    source 3
    target 0
    weight 9
  ]
  edge
  [
    source 3
    target 0
    weight 12.5
  ]
  edge
  [
    source 2
    target 0
    weight 2
  ]
  edge
  [
    source 2
    target 1
    weight 3
  ]
  edge
  [
    source 3
    target 1
    weight 1
  ]
]
