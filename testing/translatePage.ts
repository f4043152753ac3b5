/**
 * Translates the page as a browser does: each text node, also one that is added later, gives way to elements with its text
 * (REACH-10). If React changes a replaced node the page keeps the old text, which is an error on the console. Returns how
 * to stop. It uses nothing outside of itself, so that a journey can hand it to its page.
 */
export function translatePage(): () => void {
  const stale = new MutationObserver((changes) => {
    for (const { target } of changes) console.error(`A translated text is stale: ${target.nodeValue}`);
  });
  function translate(node: Node) {
    if (!(node instanceof Text)) {
      for (const child of node.childNodes) translate(child);
      return;
    }
    const parent = node.parentElement;
    if (!parent?.closest('body') || parent.closest('font, script, style, textarea')) return;
    // Between the elements of HTML that an editor wrote.
    if (/^\s*\n\s*$/.test(node.data)) return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(node.data);
    node.replaceWith(font);
    stale.observe(node, { characterData: true });
  }
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
  });
  added.observe(document, { childList: true, subtree: true });
  translate(document);
  return () => {
    added.disconnect();
    stale.disconnect();
  };
}
