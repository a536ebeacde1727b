Creator	"yFiles"
Version	"2.23"
graph
[
	hierarchic	1
	label	""
	directed	1
	node
	[
		id	0
		label	"Home"
		graphics
		[
			x	40.0
			y	215.0
			w	60.0
			h	30.0
			type	"rectangle"
			fill	"#FFCC00"
		]
		LabelGraphics
		[
			text	"Home"
			fontSize	12
		]
	]
	node
	[
		id	1
		label	"Mill"
		graphics
		[
			x	240.0
			y	115.0
		]
	]
	node
	[
		id	2
		label	"Pond"
		graphics
		[
			x	140.0
			y	115.0
		]
	]
	node
	[
		id	3
		label	"Town"
		graphics
		[
			x	340.0
			y	215.0
		]
	]
	edge
	[
		source	0
		target	3
		label	"9"
		graphics
		[
			fill	"#000000"
			targetArrow	"standard"
		]
		LabelGraphics
		[
			text	"9"
		]
	]
	edge
	[
		source	0
		target	2
		label	"2"
	]
	edge
	[
		source	2
		target	1
		label	"3"
	]
	edge
	[
		source	1
		target	3
		label	"1"
	]
]
