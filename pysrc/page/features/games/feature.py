"""Games: what the page says of game trees. It is loaded before the first of them is opened."""

import json

from page.dom.elements import find, make, on, show
from page.features.feature import Feature
from page.search_view import figures, outcome_panel
from page.text import telling, words


def sentence(facts, result):
    """The sentence for what has just happened."""
    if facts["kind"] == "start" and not facts["name"]:  # a board has no name
        return words.text("games.event.begin", turn=facts["turn"])
    for named in (facts, facts["above"], facts["cut"]):
        if named and not named["name"]:
            named["name"] = words.text("games.root")
    kind = facts["kind"]
    if kind == "end":
        return ending(facts, result)
    if kind != "value":
        return words.text("games.event." + kind, name=facts["name"], turn=facts["turn"])
    told = "games.event.leaf" if facts["leaf"] else "games.event.handed"
    parts = [words.text(told, name=facts["name"], value=facts["value"])]
    if facts["cut"]:
        parts.append(cut(facts["cut"]))
    elif facts["above"]:
        parts.append(_above(facts["above"]))
    return " ".join(parts)


def _above(above):
    """What the value does to the parent: it has a first value, a better one, or keeps the old one."""
    change = "stays" if above["before"] == above["after"] else "changes" if above["before"] else "first"
    return words.text(
        "games.above." + change, name=above["name"], turn=above["turn"], value=above["after"], before=above["before"]
    )


def cut(facts):
    """Why the rest of a node's moves need not be looked at."""
    key = "games.cut.by" if facts["child"] else "games.cut.window"
    above = facts["turn"] == "max"
    bound = "≥ β = %s" if above else "≤ α = %s"
    values = {"reason": "%s %s" % (facts["value"], bound % facts["bound"]), "other": "MIN" if above else "MAX"}
    values.update(facts)
    return words.text(key, **values)


def ending(facts, result):
    """The value of the root, and the move that is played."""
    if result and result["outcome"] != "value":
        return words.text("step." + result["outcome"], steps=result["expanded"])
    facts["name"] = facts["name"] or words.text("games.root")
    key = "games.ending.move" if facts["move"] else "games.ending"
    return words.text(key, name=facts["name"], value=facts["value"], turn=facts["turn"], move=facts["move"])


FAMILY = "games"


def _caption(traits):
    """The caption of the open calls, which have windows only where moves can be cut."""
    return words.text("games.caption" if "cut" in traits["kinds"] else "games.caption.value")


NAMES = {"caption": _caption, "legend": "games.legend.", "list": "page.calls"}


class Games(Feature):
    def __init__(self, context, part):
        super().__init__(context, part)
        words.catalog(context.catalog.listed)  # its games have had ids in place of texts
        for listener in context.catalog.listeners:
            listener()
        for known, key, teller in (
            (words.FAMILIES, FAMILY, NAMES),
            (telling.NARRATORS, FAMILY, self._sentence),
            (figures.BRIEFS, FAMILY, self._brief),
            (outcome_panel.ENDINGS, "value", self._ending),
        ):
            known[key] = teller
            self.scope.ending(lambda known=known, key=key: known.pop(key, None))
        self.jumps = make("span", hidden=True)
        for mark in ("leaf", "cut", "root"):
            button = make("button", type="button", className="quiet", textContent=words.text("games.jump." + mark))
            button.dataset.feature = "why:" + mark
            self.jumps.appendChild(button)
        find("marks").insertBefore(self.jumps, find("fine-next"))
        self.scope.ending(self.jumps.remove)

    def moved(self):
        """Offer the marks of game trees in place of those of searches."""
        player = self.context.first.player
        is_game = player.traits.get("family") == FAMILY
        if is_game == self.jumps.hidden:
            show(self.jumps, is_game)
            for mark in ("layer", "depth", "goal"):
                show(find("marks").querySelector("[data-feature='why:%s']" % mark), not is_game)

    def question_changed(self, kind):
        """Ask about a step of a game where a search would ask for the node that is expanded."""
        for stage in self.context.stages:
            is_game = stage.player.traits.get("family") == FAMILY
            if is_game and stage.frontier.covered == words.text("frontier.asked"):
                stage.frontier.cover(words.text("games.asked"), stage.player)

    def _sentence(self, player):
        return sentence(json.loads(self.part.facts(player.table, player.t)), player.result)

    def _brief(self, player):
        """The numbers beside the sentence: nodes visited, leaves evaluated, nodes skipped, and the value so far."""
        counts = json.loads(self.part.counts(player.table, player.t))
        visited = player.table.at(player.t).stats.expanded
        numbers = (("nodes", visited), ("leaves", counts["leaves"]), ("skipped", counts["skipped"]))
        value = json.loads(player.table.entries(0, player.t))[0]["value"] or "–"
        return [(number, words.text("games.brief." + key, count=number)) for key, number in numbers], value

    def _ending(self, player, result, body):
        """The value and the move; then, how many leaves each rule evaluates."""
        table, counts = player.table, json.loads(self.part.counts(player.table, player.t))
        facts = json.loads(self.part.facts(table, player.t))
        body.appendChild(make("p", textContent=ending(facts, result)))
        told = make("p", textContent=words.text("games.leaves.count", leaves=counts["leaves"]))
        body.appendChild(told)
        least = self.part.least(table)
        if least:
            body.appendChild(make("p", textContent=words.text("games.least", least=int(least))))
        if "cut" in player.traits["kinds"]:
            stage = next(each for each in self.context.stages if each.player is player)
            self.scope.start(self._rules(stage, dict(stage.choices.shown), body))

    async def _rules(self, stage, options, body):
        """Say whether the two rules for a cut differ on this tree, and offer to compare them."""
        answer = await self.scope.wait(self.context.worker.ask("games", "both_rules", options))
        if not answer["ok"] or stage.choices.shown != options or None in (answer["equal"], answer["beyond"]):
            return
        equal, beyond = answer["equal"], answer["beyond"]
        body.appendChild(make("p", textContent=words.text("games.rules", equal=equal, beyond=beyond)))
        if equal != beyond:
            other = "beyond" if options["cut"] == "equal" else "equal"
            button = make("button", type="button", textContent=words.text("games.rules.compare"))
            on(button, "click", lambda _: self.context.openings.beside(dict(options, cut=other)))
            body.appendChild(button)
