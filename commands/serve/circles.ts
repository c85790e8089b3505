// Groups what asks for each other in circles: Tarjan's strongly connected components.

/** Every node once, in groups whose members reach each other; a group comes after all that it asks for. */
export function groupsOf<Node>(
  nodes: readonly Node[],
  asksFor: (node: Node) => readonly Node[],
): Node[][] {
  const groups: Node[][] = [];
  const order = new Map<Node, number>();
  const open: Node[] = [];
  const isOpen = new Set<Node>();
  /** The earliest open node that `node` reaches. */
  const visit = (node: Node): number => {
    const own = order.size;
    order.set(node, own);
    open.push(node);
    isOpen.add(node);
    let earliest = own;
    for (const other of asksFor(node)) {
      if (!order.has(other)) earliest = Math.min(earliest, visit(other));
      else if (isOpen.has(other)) earliest = Math.min(earliest, order.get(other) ?? own);
    }
    if (earliest === own) {
      const group = open.splice(open.indexOf(node));
      for (const member of group) isOpen.delete(member);
      groups.push(group);
    }
    return earliest;
  };
  for (const node of nodes) if (!order.has(node)) visit(node);
  return groups;
}
