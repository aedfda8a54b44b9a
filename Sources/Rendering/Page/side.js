// The one rule that keeps two boxes level: it ends by itself, since equal offsets are left alone.
const boxes = document.querySelectorAll(".box");
boxes.forEach((me, index) => {
  const other = boxes[1 - index];
  me.addEventListener("scroll", () => {
    if (other.scrollLeft !== me.scrollLeft) other.scrollLeft = me.scrollLeft;
  }, { passive: true });
});
