"""Run it yourself on a game tree: the reader fills in every value and marks every cut; the solver compares.

The solver has the tree, the answers and the reasons (`searchlight/games/exercise.py`).
"""

from page.dom.elements import make, make_button, on, root, show
from page.dom.form import labelled, menu, sign, text_input
from page.features.predict.panel import Region
from page.text import words
from page.text.language import texts

TURNS = {"max": "▲", "min": "▼", "chance": "○", "leaf": ""}


class FillPanel(Region):
    """`filling`: the Filling that the buttons control. `fields`, `edges`: the inputs and buttons by their places."""

    def __init__(self, filling):
        super().__init__("fill", words.text("tools.play"), words.text("predict.play.close"), filling.close)
        self.element.className += " fill"
        self.tree, self.move = make("div", className="fill-tree"), menu()
        self.move_row = labelled(words.text("predict.fill.move"), self.move, "fill-move")
        self.answers.append(self.tree, self.move_row)
        self.compare = make_button(words.text("predict.fill.compare"), filling.compare, "primary")
        self.controls.append(self.compare, make_button(words.text("predict.play.start"), filling.restart))

    def refuse(self, sentences):
        """Say why there is no tree to fill in."""
        show(self.answers, False)
        show(self.controls, False)
        self.say(sentences)

    def draw(self, told):
        """Draw the empty tree as lists within lists; the style sheet puts each node above its children."""
        self.fields, self.edges, self.nodes, below = {}, {}, [], {}
        self.prompt.textContent = _prompt(told)
        self.score.textContent = ""
        self.say([])
        self.tree.replaceChildren()
        for at, place in enumerate(told["places"]):
            if place["parent"] not in below:
                below[place["parent"]] = host = make("ul")
                (self.tree if at == 0 else self.nodes[place["parent"]].parentNode).append(host)
            item = make("li")
            below[place["parent"]].append(item)
            self.nodes.append(self._node(at, place))
            if at and told["prunes"]:
                item.append(self._edge(at, place))
            item.append(self.nodes[at])
        moves = [(str(at), _name(each)) for at, each in enumerate(told["places"]) if each["parent"] == 0]
        self.move.replaceChildren(*[make("option", value=at, textContent=name) for at, name in [("", "–")] + moves])
        for part in (self.answers, self.controls):
            show(part, True)

    def _node(self, at, place):
        node = make("div", className="fill-node " + place["turn"])
        label = make(
            "span", className="fill-board" if "\n" in place["label"] else "fill-label", textContent=place["label"]
        )
        node.append(make("span", textContent=TURNS[place["turn"]]), label)
        if place["chance"] != "1":
            node.prepend(make("small", textContent=place["chance"]))
        if place["value"]:
            node.append(make("b", textContent=place["value"]))
        if place["turn"] != "leaf":
            self.fields[at] = field = text_input(inputMode="text", size=4, id="fill-%d" % at)
            field.setAttribute("aria-label", words.text("predict.fill.value", node=_name(place)))
            node.append(field)
        return node

    def _edge(self, at, place):
        self.edges[at] = edge = make("button", type="button", className="fill-edge")
        edge.setAttribute("aria-label", words.text("predict.fill.cut", node=_name(place)))
        edge.setAttribute("aria-pressed", "false")
        on(edge, "click", lambda _: self._cut(at, at not in self.cuts()))
        return edge

    def _cut(self, at, cut):
        """Cut an edge or not. Nothing behind a cut can be filled in."""
        self.edges[at].setAttribute("aria-pressed", "true" if cut else "false")
        behind = self.nodes[at]
        while behind:
            behind.inert = cut
            behind = behind.nextElementSibling

    def cuts(self):
        return [at for at, edge in self.edges.items() if edge.getAttribute("aria-pressed") == "true"]

    def values(self):
        return {str(at): field.value for at, field in self.fields.items() if field.value.strip()}

    def mark(self, told, answer):
        """Show what is right, and the reasons for the rest."""
        heading = words.text("predict.score", right=answer["right"], answered=answer["count"])
        whole = answer["right"] == answer["count"]
        self.score.textContent = heading
        self.say([], words.text("predict.right") if whole else heading, "holds" if whole else "fails")
        if answer["whole"]:
            self.verdict.append(make("p", textContent=texts.sentence(answer["whole"])))
        for at, field in self.fields.items():
            verdict = answer["nodes"].get(str(at))
            self._mark_node(at, field, verdict, _name(told["places"][at]))
        self._tell("fill-said-move", words.text("predict.fill.move"), answer["move"])
        self.move.setAttribute("aria-invalid", "true" if answer["move"] else "false")
        self.move.setAttribute("aria-describedby", "fill-said-move")

    def _mark_node(self, at, field, verdict, name):
        old = self.nodes[at].querySelector(".fill-sign")
        if old:
            old.remove()
        if verdict is None:
            return field.removeAttribute("aria-invalid")
        said = "fill-said-%d" % at
        self.nodes[at].prepend(sign(verdict["right"], "fill-sign " + ("holds" if verdict["right"] else "fails")))
        field.setAttribute("aria-invalid", "false" if verdict["right"] else "true")
        field.setAttribute("aria-describedby", said)
        self._tell(said, name, verdict["said"])

    def _tell(self, said, name, reasons):
        if reasons:
            part = make("p", id=said, textContent=" " + " ".join([texts.sentence(each) for each in reasons]))
            part.prepend(make("b", textContent=name + ":"))
            self.verdict.append(part)


def _name(place):
    return texts.text_of(place["name"])


def _prompt(told):
    order = words.text("choice.moves." + told["moves"])
    return words.text("predict.fill.prompt", prunes="yes" if told["prunes"] else "no", rule=told["rule"], order=order)


class Filling:
    """`context`: the feature's. It has its own region."""

    def __init__(self, context, _part):
        self.context, self.scope = context, context.scope
        self.game = self.table = None  # the tree, as the solver tells it, and the table of its search
        self.panel = FillPanel(self)
        self.scope.ending(self.panel.element.remove)

    async def open(self):
        """Begin with the tree of the shown search."""
        root.dataset.predict = ""
        show(self.panel.element, True)
        player = self.context.first.player
        self.table, self.game = player.table, {}
        self.context.ask("game-tree")
        self.context.transport.to_step(0)
        answer = await self._asked("exercise")
        if player.table is self.table and self.game is not None:
            self._begin(answer)
            self.panel.focus()

    def _begin(self, answer):
        if answer["ok"]:
            self.game = answer
            return self.panel.draw(answer)
        self.panel.prompt.textContent = ""
        self.panel.refuse([words.sentence(each) for each in answer["errors"]])

    async def _asked(self, what, **request):
        options = self.context.catalog.effective(self.context.first.shown)
        return await self.scope.wait(self.context.worker.ask("games", what, options, **request))

    def close(self):
        self.game = None
        show(self.panel.element, False)
        self.context.ask(None)
        root.removeAttribute("data-predict")

    def moved(self):
        """Begin with another tree, if another one is shown."""
        player = self.context.first.player
        if self.game is not None and player.loaded and player.table is not self.table:
            self.scope.start(self.open())

    def restart(self):
        self.panel.draw(self.game)
        self.panel.focus()

    def compare(self):
        self.scope.start(self._compare(self.game))

    async def _compare(self, told):
        panel = self.panel
        move = int(panel.move.value) if panel.move.value else None
        answer = await self._asked("compare", values=panel.values(), cuts=panel.cuts(), move=move)
        if told is not self.game or not answer["ok"]:
            return
        panel.mark(told, answer)
        done = [answer["right"], answer["count"] - answer["right"], True]
        self.context.features.scored("predict", answer["right"] / answer["count"], {"play": done})

    def choose(self, row):
        """Ignore a press on the stage: the answers are in the region."""

    def restore(self, decisions):
        """The tree of an earlier visit is filled in anew."""
